import type { ViewName } from '../../content/estates';
import type { CodedLines } from './coded-lines';

/** One module a view, so that each is fetched when it is wanted and is stored with the page's other scripts. */
const contoursOf: Readonly<Record<ViewName, () => Promise<{ default: CodedLines }>>> = {
	main: () => import('../../content/contours-main.gen.json'),
	martim: () => import('../../content/contours-martim.gen.json'),
	valesabor: () => import('../../content/contours-valesabor.gen.json'),
	moinho: () => import('../../content/contours-moinho.gen.json'),
};

/** The contours around a view, named by their altitude in metres. */
export async function loadContours(view: ViewName): Promise<CodedLines> {
	const { default: coded } = await contoursOf[view]();
	return coded;
}
