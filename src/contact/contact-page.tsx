import { contactMessages } from '#messages/contact';
import { ownerFormMessages } from '#messages/owner-form';
import { coordinatePair } from '../content/coordinates';
import { nameLang } from '../content/languages';
import type { OwnerForm } from '../content/owner-form';
import { ownerForm } from '../content/owner-form-here';
import page from '../content/pages/contacto.md';
import { producer } from '../content/producer';
import type { ContactFormSettings } from '../content/site-settings';
import { ReachUs } from '../outbox/view/reach-us';
import { lazyPart } from '../platform/lazy-part';
import { Collapsible } from '../ui/collapsible/collapsible';
import { FactList } from '../ui/fact-list';
import reliefCss from '../ui/house-relief.module.css';
import { PageSection } from '../ui/page-layout';
import { Paragraphs } from '../ui/rich-text';
import { ScaleBar } from '../ui/scale-bar';
import { ContactForm } from './contact-form';
import formCss from './contact-form.module.css';
import css from './contact-page.module.css';

/** The contact page: how to reach the house, the form, and what is asked most. */
export function ContactPage({ form: settings }: { form: ContactFormSettings }) {
	const form = import.meta.env.HAS_OWNER_FORM && ownerForm();
	return (
		<>
			<div className={css.page}>
				<Introduction />
				{form && form.unkept.length > 0 ? (
					<UnsendableForm form={form} settings={settings} />
				) : (
					<ContactForm settings={settings} />
				)}
			</div>
			<Questions />
		</>
	);
}

/** What stands in the place of a form that can only be sent from WordPress itself: why, and how else the house can be reached. */
export function UnsendableForm({ form, settings }: { form: OwnerForm; settings: ContactFormSettings }) {
	return (
		<section className={formCss.panel} aria-labelledby="contact-form-title">
			<h2 id="contact-form-title" className={formCss.title}>
				{page.formHeading}
			</h2>
			<p data-wpcf7-id={settings.id}>
				{ownerFormMessages.unkept[form.unkept[0] ?? 'captcha']}
				<ReachUs by="phone-and-email" />
			</p>
		</section>
	);
}

const { facts: labels } = contactMessages;
const { phone, email, address, hours, centre } = producer;

const facts = [
	{
		label: labels.phone,
		value: (
			<>
				<a href={phone.href} className="figure">
					{phone.text}
				</a>{' '}
				<span className={css.aside}>({phone.note})</span>
			</>
		),
	},
	{ label: labels.email, value: <a href={email.href}>{email.text}</a> },
	{
		label: labels.address,
		value: (
			<>
				<span lang={nameLang}>{address.street}</span>
				<br />
				<span className="figure">{address.postalCode}</span> <span lang={nameLang}>{address.locality}</span>
			</>
		),
	},
	{ label: labels.coordinates, value: <span className="figure">{coordinatePair(centre)}</span> },
	{ label: labels.hours, value: hours.text },
];

const HouseRelief = lazyPart(async () => (await import('../ui/house-relief')).HouseRelief, {
	near: '[data-house-relief]',
});

/** Between which the estate lies. */
const towns = ['Pinhão', 'Ervedosa do Douro'];

/** Title, facts and the relief around the house. */
function Introduction() {
	return (
		<div className={css.introduction}>
			<h1 className="d1">{page.heading}</h1>
			<p className={css.lede}>{page.lede}</p>
			<FactList facts={facts} />
			<figure className={css.relief}>
				<div className="plate">
					<div className={css.map}>
						<div className={css.sheet}>
							<HouseRelief
								alt={page.relief.alt}
								sizes="(min-width: 1024px) 860px, (min-width: 768px) 700px, (min-width: 640px) calc(100vw - 72px), calc(140vw - 100px)"
								towns={towns}
								cut
							/>
						</div>
						<div className={`${reliefCss.scale} ${css.scale}`} aria-hidden="true">
							<ScaleBar values={[0, 2, 4, 6]} unit="km" />
						</div>
					</div>
				</div>
				<figcaption className="caption">{page.relief.caption}</figcaption>
			</figure>
		</div>
	);
}

/** What is asked most, each under its question. */
function Questions() {
	return (
		<PageSection heading={page.questionsHeading} compact>
			{page.questions.map(({ question, answer }) => (
				<Collapsible key={question} summary={<h3>{question}</h3>}>
					<Paragraphs of={answer} />
				</Collapsible>
			))}
		</PageSection>
	);
}
