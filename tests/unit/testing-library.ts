import { configure } from '@testing-library/react';
import { waitTimeoutMs } from './wait-timeout';

configure({ asyncUtilTimeout: waitTimeoutMs });

export * from '@testing-library/react';
