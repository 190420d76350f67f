import { createFileRoute } from '@tanstack/react-router';
import { news } from '../content/news';
import page from '../content/pages/noticias.md';
import { NewsBoard } from '../news/news-board';
import { parseNewsSearch } from '../news/search';
import { TextSections } from '../pages/text-page';
import { PageHead } from '../shell/page-head';
import { PageTitle } from '../ui/page-layout';

export const Route = createFileRoute('/noticias/')({ component: Page, validateSearch: parseNewsSearch });

function Page() {
	return (
		<>
			<PageHead {...page} path="/noticias" />
			<PageTitle title={page.heading} lede={page.lede} />
			<NewsBoard news={news} />
			<TextSections sections={page.sections} />
		</>
	);
}
