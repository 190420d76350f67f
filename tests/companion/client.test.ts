import { describe } from 'vitest';
import { cutAnswers } from './cut-answers';
import { PhpSite } from './php-site';

describe('the outbox before the companion beside doubles', () => cutAnswers(PhpSite.double));
