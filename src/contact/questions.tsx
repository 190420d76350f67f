import page from '../content/pages/contacto.md';
import { Icon } from '../ui/icon';
import { Paragraphs } from '../ui/rich-text';
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
					<Paragraphs of={answer} />
				</details>
			))}
		</SheetSection>
	);
}
