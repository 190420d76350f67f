import { renderToString } from 'react-dom/server';
import { UiPage } from './page';

export const render = (): string => renderToString(<UiPage />);
