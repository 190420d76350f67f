import { FaultyLine } from '../chaos/faulty-line';
import { type CompanionSite, openCompanionSite } from './companion-site';
import { openForm } from './contact-form';
import { confirmAge, expect, longUnless, test } from './fixtures';
import { writeMessage } from './visitor';

let site: CompanionSite;
let line: FaultyLine;

test.beforeEach(async ({ context, complaints }) => {
	complaints.expect(/Failed to load resource|ERR_|fetch_error/);
	site = await openCompanionSite();
	line = await FaultyLine.before(site);
	await confirmAge(context, line);
});
test.afterEach(async () => {
	await line.close();
	await site.dispose();
});

for (const fault of ['cut before accepting', 'cut after accepting'] as const) {
	test(`a message goes by itself and arrives once where the server has the companion: ${fault}${longUnless(fault === 'cut after accepting')}`, async ({
		page,
	}) => {
		await openForm(page, `${line.origin}/contacto`);
		await writeMessage(page, 'Doze garrafas de Rabigato, por favor.');
		void line.arm(fault);
		await page.getByRole('button', { name: 'Enviar' }).click();
		await expect(page.locator('form.wpcf7-form')).toHaveAttribute('data-status', 'custom-fetch-error');
		await expect(page.locator('.wpcf7-response-output')).toContainText('segue sozinha');
		// It is tried again by itself after some seconds.
		await expect(page.locator('form.wpcf7-form')).toHaveAttribute('data-status', 'sent');
		expect(site.letters.map(({ data }) => data['your-message'])).toEqual(['Doze garrafas de Rabigato, por favor.']);
		expect(line.hit).toContain(fault);
	});
}
