import { useEffect, useState } from 'react';
import { wait } from '../../../src/platform/pause';
import type { PrepareAnswer, PrepareStep, PublishAnswer, ReleaseEntry } from '../../answers';
import { QuietButton } from '../quiet-button';
import { messageOf, server } from '../state/server';
import { Comparison } from './comparison';
import css from './publish-view.module.css';

type Published = Extract<PublishAnswer, { kind: 'published' }>;

/** How far a publication is. */
type Stage =
	| { kind: 'idle' | 'publishing' }
	/** `sinceMs` as `performance.now()` has it. */
	| { kind: 'building'; step: PrepareStep; sinceMs: number }
	| Published
	| { kind: 'ready'; prepared: Extract<PrepareAnswer, { kind: 'ready' }> }
	/** `lines` of the build, or what the owner can do; `unanswered`: nobody told how a publication ended. */
	| { kind: 'failed' | 'unanswered'; lines: readonly string[] };

const words: Readonly<Record<Stage['kind'], string>> = {
	idle: '',
	building: 'A preparar. Um texto demora cerca de meio minuto; um vinho ou uma visita por desenhar, alguns minutos.',
	ready: 'Pronto a publicar. Veja o que muda.',
	publishing: 'A publicar…',
	published: 'Publicado.',
	failed: 'Não se publicou. O site ficou como estava.',
	unanswered: 'Não se sabe se se publicou.',
};

const steps: Readonly<Record<PrepareStep, string>> = {
	reading: 'A ler os textos.',
	drawing: 'A desenhar rótulos, garrafas e cartões do que é novo.',
	bundling: 'A juntar o que as páginas usam.',
	rendering: 'A fazer as fichas técnicas e a montar as páginas.',
	storing: 'A preparar a leitura sem rede.',
	compressing: 'A comprimir e a pesar.',
	comparing: 'A comparar com o que está no ar.',
};

/** Since when something is done, once that is a minute and more. */
function elapsed(sinceMs: number): string {
	const minutes = Math.floor((performance.now() - sinceMs) / 60_000);
	return minutes < 1 ? '' : ` Começou há ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}.`;
}

/** How often the build is asked what it does, in milliseconds. */
const askAgainMs = 500;

/** Builds what is stored, shows what that changes for visitors, publishes it, and goes back to what was published before. */
export function PublishView({ unsaved }: { unsaved: number }) {
	const [stage, setStage] = useState<Stage>({ kind: 'idle' });
	const [releases, setReleases] = useState<readonly ReleaseEntry[]>([]);
	const isBusy = stage.kind === 'building' || stage.kind === 'publishing';

	useEffect(() => {
		server.releases().then(setReleases, () => {});
	}, []);

	async function attempt(now: Stage, act: () => Promise<Stage>): Promise<void> {
		setStage(now);
		try {
			setStage(await act());
			setReleases(await server.releases());
		} catch (error) {
			setStage({ kind: now.kind === 'publishing' ? 'unanswered' : 'failed', lines: [messageOf(error)] });
		}
	}
	const prepare = () => {
		const sinceMs = performance.now();
		return attempt({ kind: 'building', step: 'reading', sinceMs }, async () => {
			await server.prepare();
			for (;;) {
				const progress = await server.progress();
				if (progress.kind === 'ready') return { kind: 'ready', prepared: progress };
				if (progress.kind === 'failed') return progress;
				setStage({ ...progress, sinceMs });
				await wait(askAgainMs);
			}
		});
	};
	const publish = (release: string) => attempt({ kind: 'publishing' }, () => server.publish(release));

	return (
		<main className={css.view}>
			<h2>Publicar</h2>
			{unsaved > 0 && (
				<p>
					{unsaved === 1
						? 'Um ficheiro está por guardar: não entra'
						: `${unsaved} ficheiros estão por guardar: não entram`}{' '}
					nesta publicação.
				</p>
			)}
			<p className={css.actions}>
				<QuietButton disabled={isBusy} onClick={() => void prepare()}>
					{stage.kind === 'ready' ? 'Preparar outra vez' : 'Preparar'}
				</QuietButton>
				{stage.kind === 'ready' && (
					<QuietButton className={`button-quiet ${css.primary}`} onClick={() => void publish(stage.prepared.release)}>
						Publicar
					</QuietButton>
				)}
				<span role="status">
					{words[stage.kind]} {stage.kind === 'building' && `${steps[stage.step]}${elapsed(stage.sinceMs)}`}
				</span>
			</p>
			{stage.kind === 'published' && <Where published={stage} />}
			{stage.kind === 'published' && <Lines lines={stage.notes} />}
			{(stage.kind === 'failed' || stage.kind === 'unanswered') && <Lines lines={stage.lines} />}
			{stage.kind === 'ready' && <Notes notes={stage.prepared.notes} />}
			{stage.kind === 'ready' && <Comparison prepared={stage.prepared} />}
			<Releases releases={releases} isBusy={isBusy} goBack={(release) => void publish(release)} />
		</main>
	);
}

function Lines({ lines }: { lines: readonly string[] }) {
	if (lines.length === 0) return null;
	return (
		<ul className={css.lines}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

type NotesProps = { notes: Extract<PrepareAnswer, { kind: 'ready' }>['notes'] };

function Notes({ notes }: NotesProps) {
	if (notes.length === 0) return null;
	return (
		<section aria-labelledby="rever">
			<h3 id="rever">A rever antes de publicar</h3>
			<ul className={css.lines}>
				{notes.map(({ path, text }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same may stand twice in a file, and the list does not change
					<li key={index}>
						<a href={`#${path}`}>{path.replace('src/content/', '')}</a>: {text}
					</li>
				))}
			</ul>
		</section>
	);
}

/** Where visitors find what was published, and how it gets there. */
function Where({ published: { origin, place } }: { published: Published }) {
	const address = (
		<a href={origin} target="_blank" rel="noreferrer">
			{origin.replace(/^https?:\/\//, '')}
		</a>
	);
	switch (place.to) {
		case 'server':
			return <p>Quem visita {address} recebe-o desta máquina, enquanto nela correr «npm run serve».</p>;
		case 'folder':
			return (
				<p>
					Está em {address}, na pasta {place.folder}.
				</p>
			);
		case 'git':
			return (
				<p>
					Foi para o Git ({place.remote}, ramo {place.branch}). O anfitrião constrói o site e põe-no em {address}.
				</p>
			);
	}
}

function Releases({
	releases,
	isBusy,
	goBack,
}: {
	releases: readonly ReleaseEntry[];
	isBusy: boolean;
	goBack: (release: string) => void;
}) {
	if (releases.length === 0) return null;
	return (
		<section aria-labelledby="publicado">
			<h3 id="publicado">O que já foi publicado</h3>
			<ul className={css.releases}>
				{releases.map(({ release, publishedAt, isPresent }) => (
					<li key={release}>
						<time dateTime={publishedAt}>
							{new Date(publishedAt).toLocaleString('pt-PT', { dateStyle: 'long', timeStyle: 'short' })}
						</time>
						{isPresent ? (
							<em>está no ar</em>
						) : (
							<QuietButton disabled={isBusy} onClick={() => goBack(release)}>
								Voltar a esta
							</QuietButton>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
