// No test reaches a server: what it needs of one it stubs itself.
import { vi } from 'vitest';

vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
