#!/bin/sh
# boot.sh ROOT PRODUCT: in new namespaces of mounts, processes, cgroups and names, makes the folder ROOT the system and
# systemd its first process. PRODUCT becomes /opt/ardoise, which nobody there can write.
set -eu
root=$1
mount --make-rprivate /
mount --bind "$root" "$root"
mount --bind "$2" "$root/opt/ardoise"
mount -o remount,bind,ro "$root/opt/ardoise"
mount -t proc proc "$root/proc"
mount -t sysfs sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
for folder in run tmp dev; do mount -t tmpfs -o mode=755 tmpfs "$root/$folder"; done
chmod 1777 "$root/tmp"
mkdir "$root/dev/pts" "$root/dev/shm"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts "$root/dev/pts"
mount -t tmpfs tmpfs "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
hostname ardoise-unit
cd "$root"
pivot_root . mnt
umount -l /mnt
exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --log-target=journal --show-status=0
