import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokens } from './colours';

it('the map is drawn in the colours of the pages', () => {
	const css = readFileSync('src/styles/tokens.css', 'utf8');
	const ofPages = Object.keys(tokens).map((name) => [name, new RegExp(`--${name}: (#[0-9a-f]+);`).exec(css)?.[1]]);
	expect(Object.fromEntries(ofPages)).toEqual({ ...tokens, 'parcel-rest': '#fff' });
});
