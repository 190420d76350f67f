/** How the result of a step becomes a file and comes back. */
export type Codec<T> = {
	/** What the file's name ends in, with its dot. */
	readonly extension: string;
	encode(value: T): Uint8Array;
	/** The value again; the bytes are those that `encode` gave, their checksum has been compared. */
	decode(bytes: Uint8Array): T;
};

/**
 * For plain data. What is read back was written by the same code, whose hash is in the file's name, so its shape is not
 * looked at again.
 */
export function jsonCodec<T>(): Codec<T> {
	return {
		extension: '.json',
		encode: (value) => new TextEncoder().encode(JSON.stringify(value)),
		decode: (bytes) => JSON.parse(new TextDecoder().decode(bytes)),
	};
}
