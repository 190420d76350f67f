import page from '../content/pages/contacto';
import { Icon } from '../ui/icon';
import { SheetSection } from '../ui/sheet-section';
import css from './questions.module.css';

/** What is asked most, each under its question. */
export function Questions() {
	return (
		<SheetSection heading={page.questionsHeading}>
			{page.questions.map(({ question, answer }) => (
				<details key={question} className={css.question}>
					<summary>
						<h3>{question}</h3>
						<span className={css.closed}>
							<Icon name="plus" />
						</span>
						<span className={css.open}>
							<Icon name="minus" />
						</span>
					</summary>
					{answer.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</details>
			))}
		</SheetSection>
	);
}
