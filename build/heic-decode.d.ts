declare module 'heic-decode' {
	type Decoded = { width: number; height: number; data: Uint8ClampedArray };
	const decode: {
		(options: { buffer: Uint8Array }): Promise<Decoded>;
		/** The pictures of a file, each decoded when it is asked for. */
		all(options: { buffer: Uint8Array }): Promise<{ width: number; height: number; decode(): Promise<Decoded> }[]>;
	};
	export default decode;
}
