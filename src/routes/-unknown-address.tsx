import page from '../content/pages/nao-encontrado.md';
import { PageHead } from '../shell/page-head';
import { TextPageView } from '../story/text-page-view';

/** What stands at an address that the site does not have. */
export default function UnknownAddress() {
	return (
		<div data-unknown-address="">
			<PageHead {...page} path="/404" noIndex />
			<TextPageView page={page} />
		</div>
	);
}
