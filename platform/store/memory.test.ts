import { storeConformance } from './conformance.ts';
import { memoryStore } from './memory.ts';

storeConformance('memory', memoryStore);
