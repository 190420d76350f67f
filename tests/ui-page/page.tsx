import type { ReactNode } from 'react';
import { Carousel } from '../../src/ui/carousel/carousel';
import { Collapsible } from '../../src/ui/collapsible/collapsible';
import { HoverList } from '../../src/ui/hover-list/hover-list';
import { Reveal } from '../../src/ui/reveal/reveal';
import { ShareButton } from '../../src/ui/share/share-button';
import { type DrawingPoint, SightLines } from '../../src/ui/sight-lines';
import { TimeScale } from '../../src/ui/video/time-scale';
import { Video } from '../../src/ui/video/video';
import { Choices } from './choices';

/** Every piece of the interface once, as a page would use it. */
export function UiPage() {
	return (
		<main>
			<h1>Peças</h1>
			<Part id="galeria">
				<Carousel
					name="gallery"
					label="Galeria"
					perView={{ base: 1, 640: 2, 1024: 3 }}
					progress
					heading={<h2 className="d2">Galeria</h2>}
				>
					{slides(9)}
				</Carousel>
			</Part>
			<Part id="roda">
				<Carousel name="wheel" label="Roda" perView={{ base: 1 }} gap={64} wheel bleed>
					{slides(3)}
				</Carousel>
			</Part>
			<Part id="volta">
				<Carousel name="loop" label="Volta" perView={{ base: 1, 1024: 2 }} loop>
					{slides(5)}
				</Carousel>
			</Part>
			<Part id="so">
				<Carousel
					name="autoplay"
					label="Só"
					perView={{ base: 1 }}
					autoplay
					controls="beside"
					heading={<h2 className="small-caps">Filosofia</h2>}
				>
					{slides(3)}
				</Carousel>
			</Part>
			<Part id="um">
				<Carousel name="single" label="Um" perView={{ base: 1 }} controls="below">
					{slides(1)}
				</Carousel>
			</Part>
			<Part id="recolher">
				<Collapsible summary={<h2>Como chegar</h2>}>
					<p>
						De comboio, até ao <a href="#pinhao">Pinhão</a>.
					</p>
				</Collapsible>
				<Collapsible summary={<h2>Grupos e escolas</h2>}>
					<p>Até catorze pessoas.</p>
				</Collapsible>
			</Part>
			<Part id="visitas">
				<HoverList grounds="within" rows={rows} />
			</Part>
			<Part id="categorias">
				<HoverList grounds="behind" rows={rows} />
			</Part>
			<Part id="desenho">
				<Reveal>
					<svg viewBox="0 0 400 300" width="400" height="300" role="img" aria-label="Linhas de vista">
						<SightLines points={points} dotted />
					</svg>
				</Reveal>
			</Part>
			<Part id="filme">
				<Video
					title="Um ano em quatro vistas"
					poster={<div className="picture" />}
					files={{ webm: '/film/vista.webm', mp4: '/film/vista.mp4' }}
					foot={<TimeScale names={['Inverno', 'Vindima']} partLength={5} />}
					player={async () => (await import('./film-player')).FilmPlayer}
				>
					<h2>Um ano em quatro vistas</h2>
				</Video>
			</Part>
			<Part id="partilha">
				<ShareButton
					address="https://quatrovistas.example/noticias/vindima"
					words={{ share: 'Copiar o endereço', copied: 'Endereço copiado', address: 'Endereço desta página' }}
				/>
			</Part>
			<Part id="escolha">
				<Choices />
			</Part>
		</main>
	);
}

const rows = ['Prova de parcelas', 'Caminhar a Francisca', 'Almoço no Moinho'].map((name) => ({
	key: name,
	content: <a href={`#${name}`}>{name}</a>,
	ground: <div className="picture" />,
}));

const points: readonly DrawingPoint[] = [
	[200, 20],
	[380, 180],
	[60, 160],
	[90, 280],
];

function Part({ id, children }: { id: string; children: ReactNode }) {
	return (
		<section id={id} className="part">
			{children}
		</section>
	);
}

function slides(count: number): ReactNode[] {
	return Array.from({ length: count }, (_, index) => index + 1).map((number) => (
		<p key={number} className="picture">
			<a href={`#${number}`}>Estampa {number}</a>
		</p>
	));
}
