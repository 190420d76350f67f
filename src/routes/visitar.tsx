import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/visitar.md';
import { TextSections } from '../pages/text-page';
import { lazyPart } from '../platform/lazy-part';
import { PageHead } from '../shell/page-head';
import { PageTitle } from '../ui/page-layout';
import { ExperienceSlides } from '../visit/experience-slides';
import { VisitYear } from '../visit/visit-year';

export const Route = createFileRoute('/visitar')({ component: Page });

const WayHere = lazyPart(async () => (await import('../visit/way-here')).WayHere, { near: '[data-way-here]' });
const [howToCome] = page.sections;

function Page() {
	return (
		<>
			<PageHead {...page} path="/visitar" />
			<PageTitle title={page.heading} lede={page.lede} />
			<ExperienceSlides experiences={page.experiences} />
			<VisitYear experiences={page.experiences} />
			<TextSections
				sections={page.sections}
				figure={(heading) => heading === howToCome?.heading && <WayHere />}
				linkClass={(href) => (href === '/contacto' ? 'button' : 'link')}
			/>
		</>
	);
}
