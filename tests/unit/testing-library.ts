import { configure } from '@testing-library/react';
import { patience } from './patience';

configure({ asyncUtilTimeout: patience });

export * from '@testing-library/react';
