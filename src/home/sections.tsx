import type { HomePage } from '../content/pages/home-page';
import { CategoryList } from './category-list';
import { Film } from './film';
import { Gallery } from './gallery';
import { VisitRows } from './visit-rows';

/** What the front page shows of wines, land, visits and film. */
export function Sections({ page }: { page: HomePage }) {
	return (
		<>
			<CategoryList />
			<Gallery />
			<VisitRows visits={page.visits} />
			<Film film={page.film} />
		</>
	);
}
