// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render, screen } from '../../../tests/unit/testing-library';
import { server } from '../state/server';
import { PictureCut } from './picture-cut';

afterEach(cleanup);

it.each([
	[{ jpeg: '', width: 1600, height: 900 }, 'O que fica, da esquerda para a direita'],
	[{ jpeg: '', width: 900, height: 1600 }, 'O que fica, de cima para baixo'],
])(
	'a photograph that is brought comes into view with its square, and what stays of its longer side is at hand: %j',
	async (look, name) => {
		vi.spyOn(server, 'lookAtPicture').mockResolvedValue(look);
		const seen: Element[] = [];
		vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
			seen.push(this);
		});
		render(
			<PictureCut file={new File([], 'IMG_1.jpg')} slug="poda" onCut={() => undefined} onCancel={() => undefined} />,
		);
		const share = await screen.findByLabelText(name);
		// After the picture is in view, in an effect.
		await expect.poll(() => document.activeElement).toBe(share);
		expect(seen.at(-1)?.contains(share)).toBe(true);
		expect(seen.at(-1)?.textContent).toContain('A notícia mostra um quadrado.');
	},
);
