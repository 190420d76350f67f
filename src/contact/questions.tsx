import page from '../content/pages/contacto.md';
import { Collapsible } from '../ui/collapsible/collapsible';
import { PageSection } from '../ui/page-layout';
import { Paragraphs } from '../ui/rich-text';

/** What is asked most, each under its question. */
export function Questions() {
	return (
		<PageSection heading={page.questionsHeading}>
			{page.questions.map(({ question, answer }) => (
				<Collapsible key={question} summary={<h3>{question}</h3>}>
					<Paragraphs of={answer} />
				</Collapsible>
			))}
		</PageSection>
	);
}
