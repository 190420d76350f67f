/** How the sizes and crops of one picture are told apart at the end of their names: `hero-2880`, `hero-phone-780`, `still-main-tall`. */
const size = /(?:-(?:phone|tablet))?-(?:\d{3,4}|wide|tall)$/;
const address = /^(.+)\.(\w+)$/;

/**
 * The picture on this device that can stand in for another size of it, the same format first. AVIF only for a browser that asks for AVIF: the
 * other formats all of them know.
 * @param kept paths of the pictures on this device
 */
export function otherSize(path: string, kept: readonly string[]): string | undefined {
	const [wanted, format] = partsOf(path);
	const sizes = kept.filter((other) => {
		const [picture, its] = partsOf(other);
		return picture === wanted && (its === format || its !== 'avif');
	});
	return sizes.find((other) => partsOf(other)[1] === format) ?? sizes[0];
}

function partsOf(path: string): [picture: string, format: string] {
	const [, name = path, format = ''] = address.exec(path) ?? [];
	return [name.replace(size, ''), format];
}
