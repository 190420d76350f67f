// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { recordedOwnerForm } from '../../tests/conformance/owner-form';
import { cleanup, render } from '../../tests/unit/testing-library';
import { UnsendableForm } from './contact-page';
import { siteSettings } from './testing/form-page';

afterEach(cleanup);

it.each([
	['nonce', /só para quem tem conta/],
	['captcha', /pede um código/],
] as const)('in the place of a form that asks for a %s stands why it cannot be sent, and another way', (what, why) => {
	const form = { ...recordedOwnerForm(), unkept: [what] };
	const { container } = render(<UnsendableForm form={form} settings={siteSettings.contactForm} />);
	expect(container.textContent).toMatch(why);
	expect([...container.querySelectorAll('a')].map(({ protocol }) => protocol)).toEqual(['tel:', 'mailto:']);
	expect(container.querySelector('form')).toBeNull();
});
