import { useState } from 'react';
import type { PrepareAnswer } from '../../answers';
import { QuietButton } from '../quiet-button';
import css from './publish-view.module.css';

type Prepared = Extract<PrepareAnswer, { kind: 'ready' }>;
type Change = Prepared['changes'][number];

const kinds: Readonly<Record<Change['kind'], string>> = { added: 'Nova', changed: 'Mudada', gone: 'Retirada' };

/** The pages that a publication changes; the chosen one in its words, and as it is and as it will be. */
export function Comparison({ prepared: { changes, before, after } }: { prepared: Prepared }) {
	const [chosen = changes[0], choose] = useState<Change>();
	if (!chosen) return <p>Nenhuma página muda.</p>;
	return (
		<section aria-labelledby="muda">
			<h3 id="muda">O que muda</h3>
			{before === undefined && <p>Primeira publicação: {changes.length} páginas.</p>}
			<ul className={css.changes}>
				{changes.map((change) => (
					<li key={change.kind + change.address}>
						<QuietButton aria-pressed={change === chosen} onClick={() => choose(change)}>
							{before !== undefined && <em>{kinds[change.kind]}</em>} {change.address}
						</QuietButton>
					</li>
				))}
			</ul>
			{changes.some(({ kind }) => kind === 'gone') && (
				<p>
					Quem abrir uma página retirada lê “não encontrada”. Se mudou de endereço ou se foi retirada de vez, diga-o em
					src/content/moved-pages.json.
				</p>
			)}
			{chosen.kind === 'changed' && <Texts key={chosen.address} change={chosen} />}
			<div className={css.pages}>
				{before && chosen.kind !== 'added' && <Page caption="Como está" origin={before} address={chosen.address} />}
				{chosen.kind !== 'gone' && <Page caption="Como vai ficar" origin={after} address={chosen.address} />}
			</div>
		</section>
	);
}

/** How many texts stand there before the others are asked for. */
const shownFirst = 8;

/** What a page says otherwise. */
function Texts({ change: { address, texts } }: { change: Change }) {
	if (texts.length === 0)
		return (
			<p>
				As palavras desta página são as mesmas: mudam imagens, ligações, ou o que só se vê no mapa, na lista ou noutra
				colheita.
			</p>
		);
	const others = texts.slice(shownFirst);
	return (
		<section className={css.texts} aria-label={`O que muda no texto de ${address}`}>
			<TextList texts={texts.slice(0, shownFirst)} />
			{others.length > 0 && (
				<details>
					<summary>{others.length === 1 ? 'Mais uma mudança' : `Mais ${others.length} mudanças`}</summary>
					<TextList texts={others} />
				</details>
			)}
		</section>
	);
}

function TextList({ texts }: { texts: Change['texts'] }) {
	return (
		<ul>
			{texts.map(({ before, now }) => (
				<li key={`${before}\n${now}`}>
					{before !== undefined && (
						<p>
							{now === undefined ? 'Sai' : 'Dizia'}: <del>{before}</del>
						</p>
					)}
					{now !== undefined && (
						<p>
							{before === undefined ? 'Entra' : 'Diz'}: <ins>{now}</ins>
						</p>
					)}
				</li>
			))}
		</ul>
	);
}

function Page({ caption, origin, address }: { caption: string; origin: string; address: string }) {
	return (
		<figure>
			<figcaption>
				{caption}{' '}
				<a href={origin + address} target="_blank" rel="noreferrer">
					Abrir num separador
				</a>
			</figcaption>
			<iframe title={`${address}: ${caption.toLowerCase()}`} src={origin + address} />
		</figure>
	);
}
