import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/vinhos.md';
import { TextSections } from '../pages/text-page';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { PageTitle } from '../ui/page-layout';
import { parseShelfSearch } from '../wines/search';
import { WineList } from '../wines/wine-list';

export const Route = createFileRoute('/vinhos/')({ component: Page, validateSearch: parseShelfSearch });

function Page() {
	const navigate = Route.useNavigate();
	return (
		<>
			<PageHead
				{...page}
				path="/vinhos"
				jsonLd={import.meta.env.SSR && [breadcrumbs({ name: page.heading, path: '/vinhos' })]}
			/>
			<PageTitle title={page.heading}>
				<p>{page.lede}</p>
			</PageTitle>
			<WineList
				search={Route.useSearch()}
				onChoose={(search) => navigate({ search, resetScroll: false })}
				onClean={(search) => navigate({ search, replace: true, resetScroll: false })}
			/>
			<TextSections sections={page.sections} />
		</>
	);
}
