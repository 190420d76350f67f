/** Six numbers of an affine map: x' = a·x + b·y + c, y' = d·x + e·y + f. */
export type Affine = {
	readonly a: number;
	readonly b: number;
	readonly c: number;
	readonly d: number;
	readonly e: number;
	readonly f: number;
};

export function applyAffine({ a, b, c, d, e, f }: Affine, x: number, y: number): readonly [x: number, y: number] {
	return [a * x + b * y + c, d * x + e * y + f];
}

/** The map that leads back, or `undefined` if everything falls onto a line. */
export function invertAffine({ a, b, c, d, e, f }: Affine): Affine | undefined {
	const determinant = a * e - b * d;
	if (!Number.isFinite(1 / determinant)) return undefined;
	const [ia, ib, id, ie] = [e / determinant, -b / determinant, -d / determinant, a / determinant];
	return { a: ia, b: ib, c: -(ia * c + ib * f), d: id, e: ie, f: -(id * c + ie * f) };
}
