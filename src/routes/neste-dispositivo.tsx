import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/neste-dispositivo.md';
import { LazyOutboxList } from '../outbox/view/lazy-outbox-list';
import { TextSections } from '../pages/text-page';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { DeviceData, OtherData } from '../this-device/device-data';
import { PageColumns, PageTitle } from '../ui/page-layout';

export const Route = createFileRoute('/neste-dispositivo')({ component: Page });

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/neste-dispositivo"
				jsonLd={import.meta.env.SSR && [breadcrumbs({ name: page.heading, path: '/neste-dispositivo' })]}
			/>
			<PageTitle title={page.heading}>
				<p>{page.lede}</p>
			</PageTitle>
			<PageColumns>
				<DeviceData />
				<div>
					<LazyOutboxList />
					<OtherData />
				</div>
			</PageColumns>
			<TextSections sections={page.sections} />
		</>
	);
}
