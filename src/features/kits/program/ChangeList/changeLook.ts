export type ChangeLook = 'add' | 'addModule' | 'addFile' | 'edit' | 'move' | 'order' | 'remove' | 'delete';
