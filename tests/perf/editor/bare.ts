import { measureKeys } from './times.ts';

measureKeys();
