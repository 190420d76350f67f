/** The smallest AVIF that encoders make: one black pixel. */
const sample =
	'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAnbWRhdBIACggYAAbICGg0IDIRH/eHhRXAACwAACCQNZO/ncY=';

/**
 * Whether this browser shows AVIF, and so takes that of the two formats a `<picture>` offers. It is asked by decoding a
 * picture: no interface tells.
 */
export async function decodesAvif(): Promise<boolean> {
	try {
		const bytes = Uint8Array.from(atob(sample), (character) => character.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/avif' }));
		bitmap.close();
		return true;
	} catch {
		return false;
	}
}
