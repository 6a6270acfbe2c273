/** The image's health check: asks this container's own server whether it is ready. */
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';

const secure = Boolean(process.env.TLS_CERT);
const url = `${secure ? 'https' : 'http'}://127.0.0.1:${process.env.PORT}/ready`;
// The certificate is for the name that people use, and this never leaves the container.
const request = secure ? getSecure(url, { rejectUnauthorized: false }) : getPlain(url);
request.setTimeout(3000, () => request.destroy());
request.on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1));
request.on('error', () => process.exit(1));
