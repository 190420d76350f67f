/** Of a matrix `npm test` makes the examples, `npm run test:all` the whole (docs/decisions/0012). @returns the end of a test's title */
export function longUnless(isExample: boolean): '' | ' @long' {
	return isExample ? '' : ' @long';
}
