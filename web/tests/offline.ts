// Tests must not reach a server; they stub the requests that they need.
import { vi } from 'vitest';

vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
