import { expect, it } from 'vitest';
import { readContentFiles } from '../../build/content/read-content';
import { kindOf } from '../../build/content/schemas';
import { translationForm } from '../../build/content/translation-form';
import { applyChange, type Change } from './content-text';
import { isSameWords } from './same-words';

const path = 'src/content/wines/abade.md';
const text = readContentFiles().get(path)!;
const { fields } = translationForm(kindOf(path)!, path, 'en');
const after = (change: Change) => isSameWords(text, applyChange(text, change), fields);

it.each<Change>([
	{ type: 'set', path: ['shelf'], value: '9' },
	{ type: 'set', path: ['scores', 0, 'points'], value: '18' },
	{ type: 'set', path: ['parcels', 0], value: 'rabigato' },
	{ type: 'set', path: ['name'], value: 'Abade Velho' },
])('after %j a translation still says what its original does', (change) => {
	expect(after(change)).toBe(true);
});

it.each<Change>([
	{ type: 'set', path: ['line'], value: 'Outra.' },
	{ type: 'set', path: ['facts', 'pH'], value: '3,62' },
	{ type: 'rename', path: ['facts', 'pH'], name: 'PH' },
	{ type: 'move', path: ['facts'], from: 0, to: 1 },
	{ type: 'move', path: ['steps'], from: 0, to: 1 },
	{ type: 'remove', path: ['scores', 1] },
	{ type: 'body', text: '\nOutro.\n' },
])('after %j it does not', (change) => {
	expect(after(change)).toBe(false);
});

it('empty lines around the text are no words', () => {
	expect(isSameWords(text, `${text}\n\n`, fields)).toBe(true);
});

it('a comment is no word', () => {
	expect(isSameWords(text, text.replace('\nfacts:', '\n# a ficha\nfacts:'), fields)).toBe(true);
});
