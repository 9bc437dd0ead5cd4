import { filesConformance } from './conformance.ts';
import { memoryFiles } from './memory.ts';

filesConformance('memory', memoryFiles);
