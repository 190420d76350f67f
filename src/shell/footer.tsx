import { Link } from '@tanstack/react-router';
import { footerLinks, legalLinks, shellMessages as m } from '#messages/shell';
import { coordinatePair } from '../content/coordinates';
import { estates } from '../content/estates';
import { nameLang } from '../content/languages';
import { producer } from '../content/producer';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import css from './footer.module.css';
import { LanguageSwitch } from './language-switch';

export function Footer() {
	return (
		<footer className={css.footer} data-ground="dark">
			<div className={css.top}>
				<div>
					<Mark height={46} />
					<p className={css.name}>Quatro Vistas</p>
					<p className={css.tagline}>{m.tagline}</p>
				</div>
				<dl className={css.estates}>
					{estates.map(({ slug, quinta, centre, place }) => (
						<div key={slug}>
							<dt lang={nameLang}>{quinta}</dt>
							<dd>
								<span className="figure">{coordinatePair(centre)}</span>
								<br />
								<span lang={nameLang}>{place}</span>
							</dd>
						</div>
					))}
				</dl>
				<nav className={css.nav} aria-label={m.footerNavigation}>
					{footerLinks.map(({ to, label }) => (
						<Link key={to} to={to}>
							{label}
						</Link>
					))}
				</nav>
			</div>
			<p className={css.moderation}>
				{m.responsible} <em>{m.moderation}</em>
			</p>
			<nav className={css.legal} aria-label={m.legalNavigation}>
				<span>© 2026 {producer.company}</span>
				<LanguageSwitch />
				{legalLinks.map(({ to, label }) => (
					<Link key={to} to={to}>
						{label}
					</Link>
				))}
				<a href="https://www.livroreclamacoes.pt/" rel="external noopener">
					{m.complaintsBook} <Icon name="external" />
					<span className="visually-hidden">{m.externalSite}</span>
				</a>
			</nav>
		</footer>
	);
}
