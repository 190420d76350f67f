import { createFileRoute } from '@tanstack/react-router';
import { winesMessages } from '#messages/wines';
import page from '../content/pages/vinhos.md';
import { wines } from '../content/wines';
import { TextSections } from '../pages/text-page';
import { lazyPart } from '../platform/lazy-part';
import { PageHead } from '../shell/page-head';
import { PageTitle } from '../ui/page-layout';
import { parseWineListSearch } from '../wines/search';
import { WineList } from '../wines/wine-list';

export const Route = createFileRoute('/vinhos/')({ component: Page, validateSearch: parseWineListSearch });

const AnnotatedLabel = lazyPart(async () => (await import('../wines/annotated-label')).AnnotatedLabel, {
	near: '[data-annotated-label]',
});

/** Whose label is read: the first of the house. */
const [shown] = wines;

function Page() {
	const navigate = Route.useNavigate();
	return (
		<>
			<PageHead {...page} path="/vinhos" />
			<PageTitle title={page.heading} lede={page.lede} />
			<WineList
				search={Route.useSearch()}
				onChoose={(search) => navigate({ search, resetScroll: false })}
				onClean={(search) => navigate({ search, replace: true, resetScroll: false })}
			/>
			<TextSections
				sections={page.sections}
				figure={(heading) => isOfLabel(heading) && shown && <AnnotatedLabel wine={shown} />}
			/>
		</>
	);
}

function isOfLabel(heading: string): boolean {
	return heading.toLowerCase().includes(winesMessages.labelHeading);
}
