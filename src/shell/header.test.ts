import { expect, test } from 'vitest';
import { initialHeaderState, scrolledTo } from './header';

const after = (...positions: number[]) => positions.reduce(scrolledTo, initialHeaderState);

test('the header is scrolled above 200 px, not at 200', () => {
	expect(after(200).scrolled).toBe(false);
	expect(after(180, 201).scrolled).toBe(true);
	expect(after(201, 120).scrolled).toBe(false);
});

test('it stays while reading slowly downwards', () => {
	expect(after(200, 230, 260, 290).hidden).toBe(false);
});

test('it leaves on a fast scroll down and stays away while going down', () => {
	expect(after(200, 400).hidden).toBe(true);
	expect(after(200, 400, 410).hidden).toBe(true);
});

test('it returns on the first scroll up, and near the top it is always there', () => {
	expect(after(200, 400, 399).hidden).toBe(false);
	expect(after(0, 190).hidden).toBe(false);
});
