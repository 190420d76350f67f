import { Failure } from '../../failure';

/** What a place in the address stands for. */
export type Place = { readonly z: number; readonly x: number; readonly y: number };

const PLACEHOLDER = /\{([^{}]*)\}/g;
const KNOWN = new Set(['z', 'x', 'y', '-y', 'token']);

/** Whether a source is the address of a tile service: `https://…/{z}/{x}/{y}`. */
export function isTemplate(source: string): boolean {
	return /^https?:/i.test(source) && /\{x\}/.test(source);
}

/**
 * Checks an address with `{z}`, `{x}` and `{y}` (or `{-y}`, which counts from the south) and perhaps `{token}`.
 * @throws {Failure} naming the placeholder that is missing or unknown
 */
export function checkTemplate(template: string): void {
	const names = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
	const unknown = names.find((name) => !KNOWN.has(name));
	if (unknown !== undefined) {
		throw new Failure(`the address has a placeholder {${unknown}}; known are {z}, {x}, {y}, {-y} and {token}`);
	}
	for (const wanted of ['z', 'x']) if (!names.includes(wanted)) throw new Failure(`the address lacks {${wanted}}`);
	if (!names.includes('y') && !names.includes('-y')) throw new Failure('the address lacks {y}');
}

/** The address of a tile; `{token}` stays for {@link withToken}. */
export function fillPlace(template: string, { z, x, y }: Place): string {
	const values: Readonly<Record<string, number>> = { z, x, y, '-y': 2 ** z - 1 - y };
	return template.replaceAll(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
}
