import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/neste-dispositivo.md';
import { TextColumns } from '../pages/text-columns';
import { PageHead } from '../shell/page-head';
import { DeviceData } from '../this-device/device-data';
import { PageTitle } from '../ui/page-layout';

export const Route = createFileRoute('/neste-dispositivo')({ component: Page });

function Page() {
	return (
		<>
			<PageHead {...page} path="/neste-dispositivo" />
			<PageTitle title={page.heading} lede={page.lede} />
			<DeviceData />
			<TextColumns sections={page.sections} />
		</>
	);
}
