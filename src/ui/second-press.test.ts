// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ignoreSecondPresses } from './second-press';

const pressed: string[] = [];

beforeAll(() => ignoreSecondPresses(document));
let now = 0;
beforeEach(() => {
	// Far from the presses of the test before.
	now += 10_000;
	pressed.length = 0;
	document.body.innerHTML = '<button id="row"><i></i></button><button id="close"></button><div id="overlay"></div>';
	for (const element of document.querySelectorAll('[id]'))
		element.addEventListener('click', () => pressed.push(element.id));
});

/** @param detail 0 without a pointer */
function press(selector: string, at: number, { x = 100, detail = 1, type = 'click' } = {}): boolean {
	const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 50, detail });
	Object.defineProperty(event, 'timeStamp', { value: now + at });
	return document.querySelector(selector)!.dispatchEvent(event);
}

it('the second press of a pair does nothing to what has appeared, nor takes the focus there', () => {
	press('#row', 0);
	expect(press('#close', 180, { type: 'mousedown' })).toBe(false);
	expect(press('#close', 200)).toBe(false);
	press('#overlay', 390);
	expect(pressed).toEqual(['row']);
});

it('a second press that began in time does nothing when it ends later', () => {
	press('#row', 0);
	press('#close', 380, { type: 'mousedown' });
	press('#close', 460);
	expect(pressed).toEqual(['row']);
});

it('a press after one that was taken elsewhere before it ended counts', () => {
	press('#row', 0);
	press('#close', 380, { type: 'mousedown' });
	press('#close', 900, { type: 'mousedown' });
	press('#close', 960);
	expect(pressed).toEqual(['row', 'close']);
});

it.each([
	['on the same control, whatever its icon', () => press('#row', 200), 'row'],
	['when the pair is over', () => press('#close', 400), 'close'],
	['elsewhere', () => press('#close', 200, { x: 130 }), 'close'],
	['without a pointer', () => press('#close', 1, { detail: 0 }), 'close'],
])('a press counts %s', (_, second, counted) => {
	press('#row i', 0);
	second();
	expect(pressed).toEqual(['row', counted]);
});

it('a press on a label counts on its control, to which Firefox passes it on as one of a pointer', () => {
	document.body.innerHTML = '<label><i></i><input id="box" type="checkbox" /></label>';
	const counted: number[] = [];
	document.querySelector<HTMLElement>('#box')!.addEventListener('click', ({ detail }) => counted.push(detail));
	press('i', 0);
	press('#box', 0);
	expect(counted).toContain(1);
});

it('a press without a pointer begins no pair', () => {
	press('#row', 0, { detail: 0, x: 100 });
	press('#close', 10);
	expect(pressed).toEqual(['row', 'close']);
});
