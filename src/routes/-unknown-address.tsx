import page from '../content/pages/nao-encontrado.md';
import { TextPageView } from '../pages/text-page';
import { PageHead } from '../shell/page-head';

/** What stands at an address that the site does not have. */
export function UnknownAddress() {
	return (
		<div data-unknown-address="">
			<PageHead {...page} path="/404" noIndex />
			<TextPageView page={page} />
		</div>
	);
}
