import { type ArgumentsHost, Catch, NotFoundException } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';
import type { Request, Response } from 'express';
import { APP_PAGE } from './pages.js';

/** Who comes to no address with a browser gets the web app, which says so and knows the way on; programs get the bare 404. */
@Catch(NotFoundException)
export class Astray extends BaseExceptionFilter {
  override catch(fault: NotFoundException, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const sent = (failure: unknown): void => {
      if (failure !== undefined && !request.socket.destroyed) super.catch(fault, host);
    };
    if (request.method === 'GET' && request.accepts(['json', 'html']) === 'html')
      http.getResponse<Response>().status(404).sendFile(APP_PAGE, sent);
    else super.catch(fault, host);
  }
}
