import { BrowserChaos } from '../chaos/browser-chaos';
import { expect, test } from './fixtures';
import { SiteServer } from './site-server';

test.use({ serviceWorkers: 'allow', workerTraffic: false });

test('through faults of every kind no message is lost, and none is sent twice', async ({ browser }) => {
	const site = await SiteServer.create();
	const open = () => browser.newContext({ locale: 'pt-PT' });
	const { wrongs, tally } = await BrowserChaos.run(open, site, { seed: 7, messages: 26 });
	await site.dispose();
	expect(wrongs).toEqual([]);
	expect(tally.rarerThan(5)).toEqual([]);
});
