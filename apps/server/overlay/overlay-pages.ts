import { Router } from 'express';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Layers for streams: one page for every match and tournament, which asks for what it shows. */
export function overlayPages(): Router {
  const router = Router();
  router.get(['/overlay/match/:id', '/overlay/tournament/:id'], (_, response) => {
    response.sendFile('index.html', { root: HERE });
  });
  router.get('/overlay/:file', (request, response, next) => {
    if (['overlay.css', 'overlay.js'].includes(request.params.file))
      response.sendFile(request.params.file, { root: HERE });
    else next();
  });
  return router;
}
