/** What lies on wall and city where the rules page shows them, by seat. */
export const WALL = [1, 2, 0, 3, 1];
export const CITY = [['canal4', 'garden', 'lock'], ['temple'], [], ['canal1', 'weir'], []];
