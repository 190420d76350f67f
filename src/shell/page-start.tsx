import { shellMessages as m } from '../messages/shell';
import { AgeGate } from './age-gate/age-gate';

/** What stands before the application in the HTML of every page: the skip link, first of all that can be reached, and the gate. */
export function PageStart() {
	return (
		<>
			<a href="#conteudo" className="skip-link">
				{m.skipToContent}
			</a>
			<AgeGate />
		</>
	);
}
