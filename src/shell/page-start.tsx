import { shellMessages as m } from '../messages/shell';
import { Announcer } from '../ui/announce';
import { AgeGate } from './age-gate/age-gate';

/**
 * What stands before the application in the HTML of every page: the skip link, first of all that can be reached, the gate, and the live
 * region, which has to be there before anything is said.
 */
export function PageStart() {
	return (
		<>
			<a href="#conteudo" className="skip-link">
				{m.skipToContent}
			</a>
			<AgeGate />
			<Announcer />
		</>
	);
}
