// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { markLanguage } from './words-language';

let wrapper: HTMLElement;
const langOf = (selector: string) => wrapper.querySelector(selector)?.getAttribute('lang') ?? undefined;
const said = () => ['[role=status]', '.wpcf7-response-output', 'li', '.wpcf7-not-valid-tip'].map(langOf);

/** @param ofPage of what the page says in a form of another language */
function open(ofPage?: string): void {
	document.body.innerHTML = `<div class="wpcf7" lang="pt-PT">
		<div class="screen-reader-response"><p role="status">Sim</p><ul><li>Não</li></ul></div>
		<form ${ofPage ? `lang="${ofPage}"` : ''}>
			<div class="wpcf7-response-output">Sim</div><span class="wpcf7-not-valid-tip">Não</span>
		</form>
	</div>`;
	wrapper = document.querySelector('.wpcf7')!;
}

beforeEach(() => open());

it('words in the language around them are not marked', () => {
	markLanguage(wrapper, 'pt-PT', {});
	markLanguage(wrapper, 'pt-PT', { message: 'pt-PT', fields: 'pt-PT' });
	expect(said()).toEqual([undefined, undefined, undefined, undefined]);
});

it('words of another form are marked wherever they stand', () => {
	markLanguage(wrapper, 'pt-PT', { message: 'en-GB', fields: 'en-GB' });
	expect(said()).toEqual(['en-GB', 'en-GB', 'en-GB', 'en-GB']);
});

it('in a form of another language than the page, the server’s words and the page’s are told apart', () => {
	open('en-GB');
	markLanguage(wrapper, 'pt-PT', {});
	expect(said()).toEqual([undefined, 'pt-PT', undefined, 'pt-PT']);
	open('en-GB');
	markLanguage(wrapper, 'pt-PT', { message: 'en-GB', fields: 'en-GB' });
	expect(said()).toEqual(['en-GB', undefined, 'en-GB', undefined]);
});

it('a message that follows, or none, is marked again; an error that stays keeps its mark', () => {
	markLanguage(wrapper, 'pt-PT', { message: 'en-GB', fields: 'en-GB' });
	markLanguage(wrapper, 'pt-PT', {});
	expect(said()).toEqual([undefined, undefined, 'en-GB', 'en-GB']);
	for (const element of wrapper.querySelectorAll('[role=status], .wpcf7-response-output')) element.textContent = '';
	markLanguage(wrapper, 'pt-PT', { message: 'en-GB' });
	expect(said().slice(0, 2)).toEqual([undefined, undefined]);
});
