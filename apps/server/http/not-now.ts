import { type ArgumentsHost, Catch } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';
import type { Response } from 'express';
import { Fault } from '#kernel';
import { AGAIN_IN_SECONDS, isOutOfReach, NOT_NOW } from '../out-of-reach.js';

/** Whoever fetches something while what it stands on is away is told to come back; GraphQL tells its own errors. */
@Catch()
export class NotNow extends BaseExceptionFilter {
  override catch(fault: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() === 'graphql') throw errorOf(fault);
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent || !isOutOfReach(fault)) super.catch(fault, host);
    else
      response.status(503).header('Retry-After', String(AGAIN_IN_SECONDS)).json({ statusCode: 503, message: NOT_NOW });
  }
}

const errorOf = (fault: unknown): Error => (fault instanceof Error ? fault : new Fault(String(fault)));
