import { createFileRoute } from '@tanstack/react-router';
import { DeferredOutboxList } from '../contact/deferred-outbox-list';
import page from '../content/pages/neste-dispositivo.md';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { TextSections } from '../story/text-sections';
import { DeviceData, OtherData } from '../this-device/device-data';
import { SheetColumns } from '../ui/sheet-columns';
import { SheetTitle } from '../ui/sheet-title';

export const Route = createFileRoute('/neste-dispositivo')({ component: Page });

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/neste-dispositivo"
				jsonLd={import.meta.env.SSR && [breadcrumbs({ name: page.heading, path: '/neste-dispositivo' })]}
			/>
			<SheetTitle title={page.heading}>
				<p>{page.lede}</p>
			</SheetTitle>
			<SheetColumns>
				<DeviceData />
				<div>
					<DeferredOutboxList />
					<OtherData />
				</div>
			</SheetColumns>
			<TextSections sections={page.sections} />
		</>
	);
}
