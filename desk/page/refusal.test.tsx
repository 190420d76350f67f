// @vitest-environment happy-dom

import { afterEach, expect, it } from 'vitest';
import { formOf } from '../../build/content/forms';
import { kindOf } from '../../build/content/schemas';
import { cleanup, render, screen } from '../../tests/unit/testing-library';
import { fieldId } from './fields/go-to-field';
import { Refusal } from './refusal';
import { type DeskState, emptyDesk, noticeAfterTyping } from './state/desk-state';

afterEach(cleanup);

const visit = 'src/content/visits/poda.md';
const page = 'src/content/pages/visitar.md';

function entry(path: string, title: string) {
	const kind = kindOf(path);
	if (!kind) throw new Error(`${path} is no file of the content.`);
	const form = { name: kind.name, fields: formOf(kind.schema), text: kind.text };
	return { path, title, draft: true, note: '', form };
}

const problems = [
	{ file: visit, line: 11, path: ['facts', 'Preço'], message: '"Preço" está vazio.' },
	{ file: visit, line: 22, message: `Este texto já está em ${page}:12: cada página tem os seus.` },
	{ file: page, line: 5, path: ['lede'], message: '"Cinco maneiras" contradiz os dados, que dizem 6.' },
];

const refused: DeskState = {
	...emptyDesk,
	files: [entry(visit, 'Um dia de poda'), entry(page, 'Visitar')],
	notice: { kind: 'refused', paths: [visit], problems, changed: [] },
};

it('a save that is refused has the focus, and names page and field as the desk does', () => {
	const { rerender } = render(<Refusal state={emptyDesk} path={visit} />);
	rerender(<Refusal state={refused} path={visit} />);
	const box = screen.getByRole('alert');
	expect(document.activeElement).toBe(box);
	expect(screen.getByRole('link', { name: 'Visitar, Entrada' }).getAttribute('href')).toBe(`#${page}`);
	expect(box.textContent).toContain('Dados, Preço: Está vazio.');
	expect(box.textContent).toContain('Texto: Este texto já está em «Visitar»: cada página tem os seus.');
});

it('what is mended in the form is no longer named; what another file needs is, until both are stored', () => {
	const { rerender } = render(<Refusal state={refused} path={visit} />);
	const notice = noticeAfterTyping(noticeAfterTyping(refused.notice, visit), page);
	rerender(<Refusal state={{ ...refused, notice, problems: problems.slice(1, 2) }} path={visit} />);
	const words = screen.getByRole('alert').textContent;
	expect(words).not.toContain('Preço');
	expect(words).toContain('Texto: Este texto já está');
	expect(screen.getByRole('link', { name: 'Visitar, Entrada' })).toBeDefined();
	rerender(<Refusal state={{ ...refused, notice: { kind: 'saved', paths: [visit, page] } }} path={visit} />);
	expect(screen.queryByRole('alert')).toBeNull();
});

it('the form of a file that has nothing to do with it says nothing', () => {
	render(<Refusal state={refused} path="src/content/wines/abade.md" />);
	expect(screen.queryByRole('alert')).toBeNull();
});

it('it leads to the field, out of what is folded', () => {
	render(
		<main>
			<Refusal state={refused} path={visit} />
			<details>
				<input id={fieldId(page, ['facts', 'Preço'])} aria-label="Preço de outro ficheiro" />
				<input id={fieldId(visit, ['facts', 'Preço'])} aria-label="Preço" />
			</details>
		</main>,
	);
	screen.getByRole('button', { name: 'Dados, Preço' }).click();
	expect(document.activeElement).toBe(screen.getByLabelText('Preço'));
	expect(document.querySelector('details')?.open).toBe(true);
});
