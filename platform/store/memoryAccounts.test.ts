import { accountsConformance } from './accountsConformance.ts';
import { memoryStore } from './memory.ts';

accountsConformance('memory', memoryStore);
