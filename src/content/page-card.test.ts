import { expect, test, vi } from 'vitest';
import { speak } from '../../tests/unit/in-language';

/** The cards of pages in a language, where `standIns` are in place of those that are not drawn. */
async function cardsIn(code: string, standIns: Readonly<Record<string, string>>) {
	speak(code);
	vi.doMock('virtual:content/cardless', () => ({ default: standIns }));
	return import('./page-card');
}

test('a page has the card of its language', async () => {
	expect((await cardsIn('pt', {})).pageCard('/vinhos/abade')).toBe('/art/cards/vinhos-abade.jpg');
	const english = await cardsIn('en', {});
	expect(english.pageCard('/vinhos/abade')).toBe('/art/cards/en/vinhos-abade.jpg');
	expect(english.hasCard('/vinhos/abade')).toBe(true);
});

test('with none in its language it has that of the main one, which shows the same', async () => {
	const { pageCard, hasCard } = await cardsIn('en', { '/vinhos/abade': '/art/cards/vinhos-abade.jpg' });
	expect(pageCard('/vinhos/abade')).toBe('/art/cards/vinhos-abade.jpg');
	expect(hasCard('/vinhos/abade')).toBe(true);
});

test('with none in any language it has the card of its list, which shows something else', async () => {
	const { pageCard, hasCard } = await cardsIn('en', { '/vinhos/novo': '/art/cards/en/vinhos.jpg' });
	expect(pageCard('/vinhos/novo')).toBe('/art/cards/en/vinhos.jpg');
	expect(hasCard('/vinhos/novo')).toBe(false);
});
