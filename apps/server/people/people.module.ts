import { Module } from '@nestjs/common';
import { DevicesResolver } from './devices.resolver.js';
import { ModerationResolver } from './moderation.resolver.js';
import { PersonResolver } from './person.resolver.js';
import { SignInResolver } from './sign-in.resolver.js';
import { ViewerResolver } from './viewer.resolver.js';

@Module({ providers: [PersonResolver, SignInResolver, ModerationResolver, ViewerResolver, DevicesResolver] })
export class PeopleModule {}
